import { describeUploads } from "../testing/describe-uploads.ts";

describeUploads();
