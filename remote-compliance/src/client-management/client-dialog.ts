/** The dialog that is open over the list or a profile. */
export type ClientDialog =
  | { readonly kind: 'add-client' }
  | { readonly kind: 'edit-client' | 'rate-client'; readonly clientId: string }
  | { readonly kind: 'add-user'; readonly clientId: string }
  | { readonly kind: 'edit-user'; readonly clientId: string; readonly userId: string }
  | { readonly kind: 'add-owner'; readonly clientId: string }
  | { readonly kind: 'edit-owner'; readonly clientId: string; readonly ownerId: string }
  | { readonly kind: 'upload-document'; readonly clientId: string }
  | {
      readonly kind: 'decide-document';
      readonly clientId: string;
      readonly documentId: string;
      readonly decision: 'approve' | 'reject';
    };
