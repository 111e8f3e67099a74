/** Has the browser save data as a JSON file that people can read. */
export function saveFile(name: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the browser has taken what it needs when the click's task is over
  setTimeout(() => URL.revokeObjectURL(url));
}
