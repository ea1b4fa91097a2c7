/** A text as a file, for whoever looks at the page. */
export function saveText(name: string, text: string, type = 'application/toml'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
