// The drawings are put on the page once, before the first of them is used; everything else refers to them with <use>.
import drawings from './drawings.svg?raw';
import './drawings.css';

export function hang(): void {
  if (!document.getElementById('qc-drawings')) document.body.insertAdjacentHTML('afterbegin', drawings);
}
hang();
