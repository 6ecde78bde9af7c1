/** Where the last release of each remote that started well is kept, as the page wrote it. */
export const goodPath = '/kept/good/';
