import type { CommandResult } from '../workspace/command-result';
interface Upload<Type extends string> {
    readonly type: Type;
    readonly file: {
        readonly name: string;
        readonly bytes: Uint8Array<ArrayBuffer>;
    };
}
export interface UploadFormProps<Type extends string> {
    readonly typeLabel: string;
    readonly types: readonly {
        readonly value: Type;
        readonly label: string;
    }[];
    readonly initialType: Type;
    readonly isPending: boolean;
    readonly onUpload: (upload: Upload<Type>) => Promise<CommandResult<unknown>>;
    readonly onUploaded: () => void;
    readonly onCancel: () => void;
}
export declare function UploadForm<Type extends string>({ typeLabel, types, initialType, isPending, onUpload, onUploaded, onCancel, }: UploadFormProps<Type>): import("react").JSX.Element;
export {};
