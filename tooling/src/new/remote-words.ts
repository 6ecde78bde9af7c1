const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export type Words = readonly (readonly [string, string])[];

/** Each word of the templates with what something of that name has in its place. */
export function wordsOf(name: string): Words {
  const words = name.split('-');
  const pascal = words.map(capital).join('');
  return [
    ['blue-print', name],
    ['BluePrint', pascal],
    ['bluePrint', pascal.charAt(0).toLowerCase() + pascal.slice(1)],
    ['Blue Print', words.map(capital).join(' ')],
    ['Blue print', capital(words.join(' '))],
    ['blue print', words.join(' ')],
  ];
}

/** Of a whole remote, which says where its tab stands. */
export const remoteWords = (name: string, order: number): Words => [
  ...wordsOf(name),
  ['order: 0', `order: ${order}`],
];
