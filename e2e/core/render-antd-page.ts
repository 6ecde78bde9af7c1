import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from 'esbuild';
import { createAntdStyles } from 'shared-kernel/theme/antd-styles';
import { createTokensCss } from 'shared-kernel/theme/css-variables';

const require = createRequire(import.meta.url);

/** Maps antd modules to their replacements. The replacements must be the same as in the build (webpack/antd.ts). */
const pageSheets: Record<string, string> = {
  '@rc-component/util/es/Dom/dynamicCSS': require.resolve('shared-kernel/theme/page-sheets'),
};

/** Where antd’s styles come from: `written` at run time by antd, or `built` in advance as a stylesheet. */
export type AntdStyling = 'written' | 'built';

export async function renderAntdPage(styling: AntdStyling): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [require.resolve(`shared-kernel/testing/antd-${styling}`)],
    bundle: true,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...(styling === 'built' && { alias: pageSheets }),
    write: false,
  });
  const script = outputFiles.map(({ text }) => text).join('');
  const base = readFileSync(require.resolve('shared-kernel/theme/base.css'), 'utf8');
  const sheets = [
    ...(styling === 'built' ? [createAntdStyles()] : []),
    `${createTokensCss()}\n${base}`,
  ];
  return [
    '<!doctype html><html lang="en"><head>',
    ...sheets.map((sheet) => `<style>${sheet}</style>`),
    '</head><body><div id="root"></div><script>',
    script.replaceAll('</script', '<\\/script'),
    '</script></body></html>',
  ].join('\n');
}
