/** The dialog that is open over the list or the details. */
export type ContractDialog =
  | { readonly kind: 'create' | 'verify' }
  | {
      readonly kind: 'edit' | 'sign' | 'upload' | 'schedule' | 'recording';
      readonly contractId: string;
    }
  | { readonly kind: 'preview'; readonly contractId: string; readonly documentId: string };
