import { judgePackFile } from 'shared-kernel/records';
import { judgeFile, type JudgedPdf } from './verdict';

export type JudgedPack = Awaited<ReturnType<typeof judgePackFile>>;

export type JudgedAny =
  | { readonly kind: 'pdf'; readonly pdf: JudgedPdf }
  | { readonly kind: 'pack'; readonly pack: JudgedPack };

export const isZipName = (name: string): boolean => /\.zip$/i.test(name.trim());

const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b;

/** Checks a PDF or ZIP file by its content. Other files are treated as ZIP if named `.zip`, otherwise as PDF. */
export async function judgeAny(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<JudgedAny> {
  return isZip(bytes) || isZipName(name)
    ? { kind: 'pack', pack: await judgePackFile(bytes) }
    : { kind: 'pdf', pdf: await judgeFile(bytes) };
}
