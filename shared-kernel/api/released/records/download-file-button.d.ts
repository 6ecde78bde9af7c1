import type { CommandButtonProps } from '../ui/command-button';
import type { PreviewedFile } from './file-preview';
export interface DownloadFileButtonProps {
    readonly fileName: string;
    readonly command: {
        readonly run: (input: {
            readonly fileName: string;
        }) => Promise<{
            readonly status: string;
        }>;
        readonly isPending: boolean;
        readonly availability: CommandButtonProps['availability'];
    };
    readonly readFile: () => Promise<PreviewedFile>;
    readonly iconOnly?: boolean;
}
export declare function DownloadFileButton({ fileName, command: { run, isPending, availability }, readFile, iconOnly, }: DownloadFileButtonProps): import("react").JSX.Element;
