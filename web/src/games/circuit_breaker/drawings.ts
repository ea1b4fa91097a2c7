// The drawings are put on the page once, before the first of them is used; everything else refers to them with <use>.
import drawings from './drawings.svg?raw';

if (!document.getElementById('cb-mouse')) document.body.insertAdjacentHTML('afterbegin', drawings);
