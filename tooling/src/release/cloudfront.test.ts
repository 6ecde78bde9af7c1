import { cloudFront } from './cloudfront';
import { templateFaults } from './template-faults';

interface Template {
  readonly Resources: Readonly<Record<string, { readonly Properties: object }>>;
  readonly Outputs: Readonly<
    Record<string, { readonly Value: { readonly 'Fn::ToJsonString': unknown } }>
  >;
}

const template = cloudFront('production', 'https://app.example.com') as Template;
const changed = (from: string, to: string) =>
  (JSON.parse(JSON.stringify(template).replace(from, to)) as Template).Resources;

describe('the template for CloudFront', () => {
  it('[deployment] is taken by AWS’s own specification of its resources', async () => {
    expect(await templateFaults(template.Resources)).toEqual([]);
  });

  it.each([
    ['a property by another name', '"MaxTTL"', '"MaximumTTL"', /MaximumTTL is not known/],
    ['a property that must be there', '"MinTTL":0,', '', /lacks MinTTL/],
    ['a value of another kind', '"MinTTL":0', '"MinTTL":"0"', /MinTTL is no number/],
    ['a list that is none', '"Items":["GET","HEAD"]', '"Items":"GET"', /Items is no list/],
    [
      'a type that there is none of',
      'AWS::CloudFront::CachePolicy',
      'AWS::CloudFront::Caching',
      /no type/,
    ],
  ] as const)('[deployment] is refused by it with %s', async (_what, from, to, fault) => {
    expect(JSON.stringify(template)).toContain(from);
    expect(await templateFaults(changed(from, to))).toContainEqual(expect.stringMatching(fault));
  });

  it('[deployment, security] sends with a page what it cannot say itself', () => {
    const pages = JSON.stringify(template.Resources.Pages);
    for (const header of [
      "frame-ancestors 'self'",
      '"Header":"Integrity-Policy"',
      '"Value":"blocked-destinations=(script)"',
    ])
      expect(pages).toContain(header);
  });

  it('[deployment] has behaviours that a distribution takes, with what an account brings itself', async () => {
    const said = (output: string) => template.Outputs[output]?.Value['Fn::ToJsonString'];
    const faults = await templateFaults({
      Front: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: {
          DistributionConfig: {
            Enabled: true,
            CacheBehaviors: said('RemotesBehaviors'),
            DefaultCacheBehavior: said('PagesBehavior'),
          },
        },
      },
    });
    expect(faults).toEqual([]);
  });
});
