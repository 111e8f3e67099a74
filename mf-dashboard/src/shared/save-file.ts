/** Has the browser save a text as a file. @param type its media type */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the browser has taken what it needs when the click's task is over
  setTimeout(() => URL.revokeObjectURL(url));
}
