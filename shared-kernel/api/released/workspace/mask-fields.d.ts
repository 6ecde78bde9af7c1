export type FieldMasks = Readonly<Record<string, (value: string) => string>>;
export declare function maskFields(value: unknown, masks: FieldMasks): unknown;
