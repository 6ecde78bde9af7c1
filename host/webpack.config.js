// @ts-check
import { hostConfig } from 'tooling/webpack';

export default hostConfig({
  directory: import.meta.dirname,
  entry: './src/index.ts',
  template: 'src/index.html',
  headScript: 'src/head/index.ts',
  headStyles: ['src/gate/first-paint.css', 'src/app/plain-error-card.css'],
});
