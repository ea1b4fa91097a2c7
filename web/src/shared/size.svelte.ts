/** How large the stage is: `bind:clientWidth={size.width} bind:clientHeight={size.height}`. The window is a good first guess. */
export class Size {
  width = $state(innerWidth);
  height = $state(innerHeight);
  /** like a phone on its side */
  lies = $derived(this.width > this.height * 1.2);
}
