// @ts-check
import { hostConfig } from 'tooling/webpack';

export default hostConfig({
  directory: import.meta.dirname,
  entry: './src/index.ts',
  template: 'src/index.html',
  headScripts: ['src/early.ts', 'src/await-main.ts'],
  headStyles: ['src/gate/first-paint.css', 'src/app/plain-error-card.css'],
});
