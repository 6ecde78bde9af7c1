export declare const photoKinds: readonly ["png", "jpeg", "webp"];
export type PhotoKind = (typeof photoKinds)[number];
export declare const photoMediaType: Record<PhotoKind, string>;
export declare const photoAccept: string;
export declare const photoLimit = 5000000;
export declare const photoTextLimit = 1000000;
export declare const photoEdge = 256;
export declare const photoProblem: {
    readonly empty: "The file is empty.";
    readonly size: "The picture is larger than 5 MB. Choose a smaller one.";
    readonly type: "This is not a picture. Choose a PNG, JPEG or WebP file.";
    readonly unreadable: "The picture is damaged and cannot be shown. Choose another one.";
};
export declare const photoKindOf: (bytes: Uint8Array) => PhotoKind | undefined;
export declare function checkPhoto(file: {
    readonly size: number;
    readonly head: Uint8Array;
}): string | undefined;
