/** Has the browser save something as a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the browser has taken what it needs when the click's task is over
  setTimeout(() => URL.revokeObjectURL(url));
}
