import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build, type Plugin } from 'esbuild';
import { antdStyles } from 'shared-kernel/theme/antd-styles';
import { tokensCss } from 'shared-kernel/theme/css-variables';
import { standInFor, styledModules } from '../webpack/antd/stand-in';

/** antd without what writes its styles while the page runs: they come as a stylesheet. */
export const standIns: Plugin = {
  name: 'stand-ins',
  setup: (bundle) =>
    bundle.onLoad({ filter: styledModules }, ({ path }) => ({ contents: standInFor(path) ?? '' })),
};

const require = createRequire(import.meta.url);

/** How a page comes by antd's styles: antd writes them as it runs, or the build has written them. */
export type AntdStyling = 'written' | 'built';

/** A page with one of everything of antd's that the product shows; `show(choice)` draws it. */
export async function antdPage(styling: AntdStyling): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [require.resolve(`shared-kernel/testing/antd-${styling}`)],
    bundle: true,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: styling === 'built' ? [standIns] : [],
    write: false,
  });
  const script = outputFiles.map(({ text }) => text).join('');
  const base = readFileSync(require.resolve('shared-kernel/theme/base.css'), 'utf8');
  const sheets = [...(styling === 'built' ? [antdStyles()] : []), `${tokensCss()}\n${base}`];
  return [
    '<!doctype html><html lang="en"><head>',
    ...sheets.map((sheet) => `<style>${sheet}</style>`),
    '</head><body><div id="root"></div><script>',
    script.replaceAll('</script', '<\\/script'),
    '</script></body></html>',
  ].join('\n');
}
