export declare const preferencesKey = "tf_preferences";
export declare const behaviourKey = "tf_behaviour";
export declare const overridesKey = "tf_overrides";
