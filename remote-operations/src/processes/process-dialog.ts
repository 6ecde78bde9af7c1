/** Every dialog of the screen. */
export type ProcessDialog =
  | { readonly kind: 'create' }
  | {
      readonly kind: 'upload' | 'replan' | 'reject-test';
      readonly processId: string;
      readonly milestoneId: string;
    }
  | {
      readonly kind: 'preview';
      readonly processId: string;
      readonly milestoneId: string;
      readonly document: string;
    }
  | { readonly kind: 'postpone'; readonly ids: readonly string[]; readonly onDone: () => void };
