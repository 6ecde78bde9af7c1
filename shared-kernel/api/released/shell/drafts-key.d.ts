export declare const draftsKey = "tf_drafts";
