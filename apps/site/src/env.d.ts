/** True in development and in the demo build, where the network is answered by mocks. */
declare const __IRU_MOCKED__: boolean;
