import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tokensCss } from 'shared-kernel/theme/css-variables';
import { hostConfig } from 'tooling/webpack';

const require = createRequire(import.meta.url);
const baseCss = readFileSync(require.resolve('shared-kernel/theme/base.css'), 'utf8');
const firstPaintCss = readFileSync(require.resolve('./src/gate/first-paint.css'), 'utf8');
const errorCss = readFileSync(require.resolve('./src/app/plain-error-card.css'), 'utf8');

export default hostConfig({
  directory: import.meta.dirname,
  entry: './src/index.ts',
  template: 'src/index.html',
  headScripts: ['src/early.ts', 'src/await-main.ts'],
  style: `${tokensCss()}\n${baseCss}\n${firstPaintCss}\n${errorCss}`,
});
