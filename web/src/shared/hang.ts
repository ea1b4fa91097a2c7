/** Puts drawings on the page once, before the first of them is used; everything else refers to them with <use>. `id`: one of them. */
export function hang(drawings: string, id: string): void {
  if (!document.getElementById(id)) document.body.insertAdjacentHTML('afterbegin', drawings);
}
