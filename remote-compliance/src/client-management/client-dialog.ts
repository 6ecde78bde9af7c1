import type { DocumentDecisionKind } from './document-decision-rules';

interface OfClient<Kind extends string> {
  readonly kind: Kind;
  readonly clientId: string;
}

export type ClientDialog =
  | { readonly kind: 'add-client' | 'import-clients' }
  | OfClient<'edit-client' | 'rate-client' | 'add-user' | 'add-owner' | 'upload-document'>
  | (OfClient<'edit-user'> & { readonly userId: string })
  | (OfClient<'edit-owner'> & { readonly ownerId: string })
  | (OfClient<'decide-document'> & {
      readonly documentId: string;
      readonly decision: DocumentDecisionKind;
    });
