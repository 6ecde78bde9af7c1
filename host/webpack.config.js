// @ts-check
import { createHostConfig } from 'tooling/webpack';

export default createHostConfig({
  directory: import.meta.dirname,
  entry: './src/index.ts',
  template: 'src/index.html',
  headScript: 'src/head/index.ts',
  firstScript: 'src/initial-html/index.ts',
  initialHtml: 'src/initial-html/markup.tsx',
  headStyles: [
    'src/initial-html/initial-html.css',
    'src/initial-html/busy.css',
    'src/brand/error-page.css',
  ],
});
