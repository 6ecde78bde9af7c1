export declare const preferencesKey = "tf_preferences";
export declare const behaviourKey = "tf_behaviour";
