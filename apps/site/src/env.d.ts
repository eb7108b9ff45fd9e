/** True in development and in the demo build, which mock the network. */
declare const __IRU_MOCKED__: boolean;
