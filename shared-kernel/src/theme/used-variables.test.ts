import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createTokensCss } from './css-variables';

const repository = join(__dirname, '../../..');
const packages = readdirSync(repository).filter((name) =>
  /^(host|shared-kernel|remote-)/.test(name),
);

const stylesheets = packages.flatMap((name) =>
  readdirSync(join(repository, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(repository, name, 'src', file)),
);

const declared = new Set(createTokensCss().match(/--tf-[\w-]+(?=:)/g));

describe('stylesheets', () => {
  it.each(stylesheets.map((file) => [relative(repository, file), file]))(
    '[G9] the stylesheet %s uses only variables that the theme defines',
    (_name, file) => {
      const used = readFileSync(file, 'utf8').match(/var\(--tf-[\w-]+/g) ?? [];
      const unknown = used.map((use) => use.slice(4)).filter((name) => !declared.has(name));
      expect(unknown).toEqual([]);
    },
  );

  it.each(stylesheets.map((file) => [relative(repository, file), file]))(
    '[G9] the stylesheet %s contains no literal colour',
    (_name, file) => {
      expect(readFileSync(file, 'utf8').match(/#[0-9a-f]{3,8}\b(?=[^{]*[;}])/gi) ?? []).toEqual([]);
    },
  );
});
