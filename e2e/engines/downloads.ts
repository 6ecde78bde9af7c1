import * as v from 'valibot';

const told = v.object({
  type: v.literal('event'),
  method: v.picklist(['browsingContext.downloadWillBegin', 'browsingContext.downloadEnd']),
  params: v.looseObject({
    context: v.string(),
    url: v.string(),
    navigation: v.nullish(v.string()),
    download: v.nullish(v.string()),
  }),
});

/**
 * Gives each download a number, which Playwright asks for and a Firefox that is older than it has only for those that
 * were navigated to: that of its page and address, until it has ended.
 */
export function numberDownloads(): (text: string) => string {
  const numbers = new Map<string, string>();
  let last = 0;
  return (text) => {
    if (!text.includes('"browsingContext.download')) return text;
    const event = v.safeParse(told, JSON.parse(text));
    if (!event.success) return text;
    const { method, params } = event.output;
    if (params.download ?? params.navigation) return text;
    const place = `${params.context} ${params.url}`;
    const download = numbers.get(place) ?? `download-${(last += 1)}`;
    if (method === 'browsingContext.downloadEnd') numbers.delete(place);
    else numbers.set(place, download);
    return JSON.stringify({ ...event.output, params: { ...params, download } });
  };
}
