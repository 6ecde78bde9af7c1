import { chunksMeta, readPageData, createPageMeta, withPageData } from './page-meta';

const template = `<!doctype html><head>${createPageMeta('name', chunksMeta, '{}')}</head>`;
const hostile = { label: `Bills & "dues" $& it's </script> &amp; &#39; >`, order: 3 };

const asBrowserReads = (html: string) =>
  new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelector(`meta[name="${chunksMeta}"]`)
    ?.getAttribute('content');

it('[federation] data written into a page is unchanged when a browser reads it', () => {
  const page = withPageData(template, chunksMeta, hostile);
  expect(JSON.parse(asBrowserReads(page) ?? '')).toEqual(hostile);
});

it('[federation] reading page data returns the written data, or the empty placeholder of the template', () => {
  expect(JSON.parse(readPageData(withPageData(template, chunksMeta, hostile), chunksMeta))).toEqual(
    hostile,
  );
  expect(readPageData(template, chunksMeta)).toBe('{}');
  expect(readPageData(template, 'another')).toBe('');
});

it('[federation] a policy is written into the page in human-readable form', () => {
  expect(createPageMeta('http-equiv', 'Content-Security-Policy', "default-src 'self'")).toContain(
    `content="default-src 'self'"`,
  );
});

it('[federation] writing data into a page without the placeholder is rejected', () => {
  expect(() => withPageData('<p>', chunksMeta, {})).toThrow('no place for its trustfold-chunks');
});

it('[deployment] older pages with escaped double quotes can be read', () => {
  const page = '<meta name="trustfold-chunks" content="{&quot;kernel&quot;:&quot;1.0.0&quot;}" />';
  expect(readPageData(page, chunksMeta)).toBe('{"kernel":"1.0.0"}');
});
