import { compositionsFolder } from 'shared-kernel/remote';
import { environmentsFolder } from '../compose/keys';
import { framePolicy, integrityPolicy } from '../serve/content-policy';

/** Caching that keeps nothing; AWS has it under this id in every account. */
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const year = 31_536_000;

const seen = { ViewerProtocolPolicy: 'redirect-to-https', Compress: false };

/**
 * A CloudFormation template: how a distribution in front of the buckets caches and what it says besides. Files are
 * kept as long as the bucket says, pointers are asked for each time, so that nothing is ever invalidated.
 */
export function cloudFront(environment: string, shellOrigin: string): object {
  const files = { Ref: 'Files' };
  const remotes = {
    ...seen,
    TargetOriginId: 'remotes',
    ResponseHeadersPolicyId: { Ref: 'Shared' },
  };
  return {
    AWSTemplateFormatVersion: '2010-09-09',
    Resources: {
      Files: {
        Type: 'AWS::CloudFront::CachePolicy',
        Properties: {
          CachePolicyConfig: {
            Name: `trustfold-${environment}-files`,
            MinTTL: 0,
            DefaultTTL: 0,
            MaxTTL: year,
            ParametersInCacheKeyAndForwardedToOrigin: {
              // A bucket hands out one encoding, and answers each origin in its own name.
              EnableAcceptEncodingGzip: false,
              EnableAcceptEncodingBrotli: false,
              HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Origin'] },
              CookiesConfig: { CookieBehavior: 'none' },
              QueryStringsConfig: { QueryStringBehavior: 'none' },
            },
          },
        },
      },
      Shared: {
        Type: 'AWS::CloudFront::ResponseHeadersPolicy',
        Properties: {
          ResponseHeadersPolicyConfig: {
            Name: `trustfold-${environment}-remotes`,
            CorsConfig: {
              AccessControlAllowCredentials: false,
              AccessControlAllowHeaders: { Items: ['*'] },
              AccessControlAllowMethods: { Items: ['GET', 'HEAD'] },
              AccessControlAllowOrigins: { Items: [shellOrigin] },
              AccessControlExposeHeaders: { Items: ['ETag'] },
              AccessControlMaxAgeSec: 3600,
              OriginOverride: true,
            },
            SecurityHeadersConfig: { ContentTypeOptions: { Override: true } },
          },
        },
      },
      Pages: {
        Type: 'AWS::CloudFront::ResponseHeadersPolicy',
        Properties: {
          ResponseHeadersPolicyConfig: {
            Name: `trustfold-${environment}-pages`,
            SecurityHeadersConfig: {
              // The rest of its policy stands in the page itself; a second one here would only add to it.
              ContentSecurityPolicy: { ContentSecurityPolicy: framePolicy, Override: true },
              ContentTypeOptions: { Override: true },
              ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin', Override: true },
              StrictTransportSecurity: { AccessControlMaxAgeSec: year, Override: true },
            },
            CustomHeadersConfig: {
              Items: [{ Header: 'Integrity-Policy', Value: integrityPolicy, Override: true }],
            },
          },
        },
      },
    },
    Outputs: {
      RemotesBehaviors: {
        Description: 'CacheBehaviors of the distribution in front of the store',
        Value: {
          'Fn::ToJsonString': [
            {
              ...remotes,
              PathPattern: `*${environmentsFolder}*/current.json`,
              CachePolicyId: cachingDisabled,
            },
            { ...remotes, PathPattern: '*/r/*', CachePolicyId: files },
            { ...remotes, PathPattern: `*${compositionsFolder}*`, CachePolicyId: files },
          ],
        },
      },
      PagesBehavior: {
        Description: 'DefaultCacheBehavior of the distribution in front of the pages',
        Value: {
          'Fn::ToJsonString': {
            ...seen,
            TargetOriginId: 'pages',
            CachePolicyId: files,
            ResponseHeadersPolicyId: { Ref: 'Pages' },
          },
        },
      },
    },
    // What Fn::ToJsonString needs.
    Transform: 'AWS::LanguageExtensions',
  };
}
