const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Each word of the template with what a remote of that name has in its place. */
export function remoteWords(name: string, order: number): readonly (readonly [string, string])[] {
  const words = name.split('-');
  return [
    ['blue-print', name],
    ['BluePrint', words.map(capital).join('')],
    ['Blue Print', words.map(capital).join(' ')],
    ['blue print', words.join(' ')],
    ['order: 0', `order: ${order}`],
  ];
}
