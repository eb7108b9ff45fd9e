export * as libraryLabels from '@iru/ui/labels/sw';
