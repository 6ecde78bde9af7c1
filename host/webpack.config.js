// @ts-check
import { hostConfig } from 'tooling/webpack';

export default hostConfig({
  directory: import.meta.dirname,
  entry: './src/index.ts',
  template: 'src/index.html',
  headScript: 'src/head/index.ts',
  firstScript: 'src/first-paint/index.ts',
  firstMarkup: 'src/first-paint/markup.tsx',
  headStyles: [
    'src/first-paint/first-paint.css',
    'src/first-paint/busy.css',
    'src/brand/error-page.css',
  ],
});
