export declare const commonStatus: {
    readonly active: {
        readonly label: "Active";
        readonly tone: "success";
        readonly icon: "play";
    };
    readonly inactive: {
        readonly label: "Inactive";
        readonly tone: "neutral";
        readonly icon: "pause";
    };
    readonly completed: {
        readonly label: "Completed";
        readonly tone: "success";
        readonly icon: "check-circle";
    };
    readonly failed: {
        readonly label: "Failed";
        readonly tone: "danger";
        readonly icon: "close-circle";
    };
    readonly pending: {
        readonly label: "Pending";
        readonly tone: "neutral";
        readonly icon: "clock";
    };
    readonly awaited: {
        readonly label: "Pending";
        readonly tone: "warning";
        readonly icon: "clock";
    };
};
