// The drawings (cars, tiles, toys, Smiles) hang in the page once, where the first of them is used; everything else refers to them with <use>.
import drawings from './drawings.svg?raw';

export function hang(): void {
  if (!document.getElementById('tt-wobbly')) document.body.insertAdjacentHTML('afterbegin', drawings);
}
hang();
