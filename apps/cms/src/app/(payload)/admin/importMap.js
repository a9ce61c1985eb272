import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockLabel as BlockLabel_b36420288042d281e366bb64570996d9 } from '../../../admin/page-blocks/block-label.tsx'
import { RowLabel as RowLabel_6db4872823c8f72e751619bc6992d8f6 } from '../../../admin/page-blocks/row-label.tsx'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RefreshPreview as RefreshPreview_d2dae295f96482e2263b69b1f8b43657 } from '../../../admin/live-preview/refresh-preview.tsx'
import { ScheduledNotice as ScheduledNotice_6583523c86d48d41a3852821ab726ac0 } from '../../../admin/schedule/scheduled-notice.tsx'
import { BrokenHere as BrokenHere_9335b771eb93e9303ffbb93af8f5b0a6 } from '../../../admin/link-check/broken-here.tsx'
import { VersionsView as VersionsView_1aed7a5f0c0f6538cf59b79825c7ad43 } from '../../../admin/versions/versions-view.tsx'
import { UntoldChange as UntoldChange_b542a853ff24013cbfaff2a39b11c0cb } from '../../../admin/event-mails/untold-change.tsx'
import { EventMails as EventMails_63dcea969446d9daa475d304a2ee4654 } from '../../../admin/event-mails/event-mails.tsx'
import { ParticipantsView as ParticipantsView_5fb38c3c563aa8633d8be02bc9cb1419 } from '../../../admin/participants/participants-view.tsx'
import { TagsCell as TagsCell_805c31f3f0a708c8c3b4a62a0562243d } from '../../../admin/media/tags-cell.tsx'
import { FileCell as FileCell_f90cf0f80666ffd8b811627bd7e49c82 } from '../../../admin/media/file-cell.tsx'
import { UsedOn as UsedOn_ccefa5754e6b167e6e856da16176f214 } from '../../../admin/media/used-on.tsx'
import { QuarantineBanner as QuarantineBanner_6526d21001097d833ef1819bc2bf2d4b } from '../../../admin/quarantine-banner.tsx'
import { Answer as Answer_298c15c9b331be4d6e0170c7dc62486e } from '../../../admin/answer.tsx'
import { EmailAnswer as EmailAnswer_d20a1126640ad23c672cb27d3c95267e } from '../../../admin/contact-answer.tsx'
import { PhoneAnswer as PhoneAnswer_d20a1126640ad23c672cb27d3c95267e } from '../../../admin/contact-answer.tsx'
import { History as History_7c9808c441ba9f9f23eb852ebdf0f941 } from '../../../admin/history/history.tsx'
import { MailLog as MailLog_aa3afe5219a751c6d966390bd49bdb73 } from '../../../admin/mail-log.tsx'
import { QuarantineCell as QuarantineCell_bd32ca9b0100d3232804d3aac0b092e1 } from '../../../admin/quarantine-cell.tsx'
import { PersonLink as PersonLink_fe50e536e64d96cd0dd93f3ee331487a } from '../../../admin/people/person-link.tsx'
import { SubmissionTabs as SubmissionTabs_85a1dd13bba154c0fc6aa56a822ea2fb } from '../../../admin/submission-tabs.tsx'
import { Certificates as Certificates_e550c648dd28ccf7380dc570b292b4b6 } from '../../../admin/certificates/certificates.tsx'
import { IssueFromList as IssueFromList_be2b71214879445b7732ef0ae66198d5 } from '../../../admin/certificates/issue-from-list.tsx'
import { StageControl as StageControl_073968389a1d3052c7de1140e9beea9b } from '../../../admin/applications/stage-control.tsx'
import { WaitingCell as WaitingCell_ae57775b03d5c7b6f7458c15a2476fc9 } from '../../../admin/applications/waiting-cell.tsx'
import { NoField as NoField_ae57775b03d5c7b6f7458c15a2476fc9 } from '../../../admin/applications/waiting-cell.tsx'
import { ScoreCell as ScoreCell_ae813bb761bf3a74fed249bc0e40e31a } from '../../../admin/applications/cells.tsx'
import { InterviewControl as InterviewControl_712e088168bac73bc816769c8eb85c48 } from '../../../admin/interviews/interview-control.tsx'
import { InterviewCell as InterviewCell_ae813bb761bf3a74fed249bc0e40e31a } from '../../../admin/applications/cells.tsx'
import { LinkAnswer as LinkAnswer_d20a1126640ad23c672cb27d3c95267e } from '../../../admin/contact-answer.tsx'
import { Resume as Resume_8677e44fda64845f758150f17222e982 } from '../../../admin/resume.tsx'
import { Scorecards as Scorecards_571b06828cf310f483e39f4e0e689e73 } from '../../../admin/scorecards/scorecards.tsx'
import { ResumeHash as ResumeHash_d962a29f5f6fad7b5a6c98abd9d80fab } from '../../../admin/resume-hash.tsx'
import { ViewToggle as ViewToggle_c8c7fd04631c266a19f2e9fab1f66821 } from '../../../admin/applications/view-toggle.tsx'
import { BulkCommands as BulkCommands_7e95dd389448563575296258378a1c28 } from '../../../admin/applications/bulk-commands.tsx'
import { BoardView as BoardView_8a750ca9e725db573a16cf3512b590c1 } from '../../../admin/board/board-view.tsx'
import { CertificateControl as CertificateControl_10f8fd3810aab1e10687bfd68841e0d6 } from '../../../admin/certificates/certificate-control.tsx'
import { TemplateTools as TemplateTools_a54757d018a11eddb71dc653a0e28b0e } from '../../../admin/messages/template-tools.tsx'
import { Profile as Profile_d9f3a77e98a5526a67896841dc88815c } from '../../../admin/profile.tsx'
import { PersonTimeline as PersonTimeline_c71b5ef2071ef97eaaab64afa70a3b84 } from '../../../admin/people/person-timeline.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { SignatureField as SignatureField_99c7439badab546fe340cecae8fb72d4 } from '../../../admin/certificates/signature-field.tsx'
import { Icon as Icon_b8b0d7e5fa1af51cd2c81b563fbcd6c4 } from '../../../admin/icon.tsx'
import { Logo as Logo_577f495c847acba9a56186a175b447bc } from '../../../admin/logo.tsx'
import { GuideLink as GuideLink_adf8853030d117890b1b1ac9068001ee } from '../../../admin/guide/guide-link.tsx'
import { KeepHistoryState as KeepHistoryState_e163c55c0c4f8bafa5e150ce6566274d } from '../../../admin/keep-history-state.tsx'
import { Dashboard as Dashboard_9fee8c63a27b9a64285c1eaae4972705 } from '../../../admin/dashboard/dashboard.tsx'
import { GuideView as GuideView_0c840ec69cba806345cf2fb8a69d5007 } from '../../../admin/guide/guide-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/page-blocks/block-label.tsx#BlockLabel": BlockLabel_b36420288042d281e366bb64570996d9,
  "/admin/page-blocks/row-label.tsx#RowLabel": RowLabel_6db4872823c8f72e751619bc6992d8f6,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/live-preview/refresh-preview.tsx#RefreshPreview": RefreshPreview_d2dae295f96482e2263b69b1f8b43657,
  "/admin/schedule/scheduled-notice.tsx#ScheduledNotice": ScheduledNotice_6583523c86d48d41a3852821ab726ac0,
  "/admin/link-check/broken-here.tsx#BrokenHere": BrokenHere_9335b771eb93e9303ffbb93af8f5b0a6,
  "/admin/versions/versions-view.tsx#VersionsView": VersionsView_1aed7a5f0c0f6538cf59b79825c7ad43,
  "/admin/event-mails/untold-change.tsx#UntoldChange": UntoldChange_b542a853ff24013cbfaff2a39b11c0cb,
  "/admin/event-mails/event-mails.tsx#EventMails": EventMails_63dcea969446d9daa475d304a2ee4654,
  "/admin/participants/participants-view.tsx#ParticipantsView": ParticipantsView_5fb38c3c563aa8633d8be02bc9cb1419,
  "/admin/media/tags-cell.tsx#TagsCell": TagsCell_805c31f3f0a708c8c3b4a62a0562243d,
  "/admin/media/file-cell.tsx#FileCell": FileCell_f90cf0f80666ffd8b811627bd7e49c82,
  "/admin/media/used-on.tsx#UsedOn": UsedOn_ccefa5754e6b167e6e856da16176f214,
  "/admin/quarantine-banner.tsx#QuarantineBanner": QuarantineBanner_6526d21001097d833ef1819bc2bf2d4b,
  "/admin/answer.tsx#Answer": Answer_298c15c9b331be4d6e0170c7dc62486e,
  "/admin/contact-answer.tsx#EmailAnswer": EmailAnswer_d20a1126640ad23c672cb27d3c95267e,
  "/admin/contact-answer.tsx#PhoneAnswer": PhoneAnswer_d20a1126640ad23c672cb27d3c95267e,
  "/admin/history/history.tsx#History": History_7c9808c441ba9f9f23eb852ebdf0f941,
  "/admin/mail-log.tsx#MailLog": MailLog_aa3afe5219a751c6d966390bd49bdb73,
  "/admin/quarantine-cell.tsx#QuarantineCell": QuarantineCell_bd32ca9b0100d3232804d3aac0b092e1,
  "/admin/people/person-link.tsx#PersonLink": PersonLink_fe50e536e64d96cd0dd93f3ee331487a,
  "/admin/submission-tabs.tsx#SubmissionTabs": SubmissionTabs_85a1dd13bba154c0fc6aa56a822ea2fb,
  "/admin/certificates/certificates.tsx#Certificates": Certificates_e550c648dd28ccf7380dc570b292b4b6,
  "/admin/certificates/issue-from-list.tsx#IssueFromList": IssueFromList_be2b71214879445b7732ef0ae66198d5,
  "/admin/applications/stage-control.tsx#StageControl": StageControl_073968389a1d3052c7de1140e9beea9b,
  "/admin/applications/waiting-cell.tsx#WaitingCell": WaitingCell_ae57775b03d5c7b6f7458c15a2476fc9,
  "/admin/applications/waiting-cell.tsx#NoField": NoField_ae57775b03d5c7b6f7458c15a2476fc9,
  "/admin/applications/cells.tsx#ScoreCell": ScoreCell_ae813bb761bf3a74fed249bc0e40e31a,
  "/admin/interviews/interview-control.tsx#InterviewControl": InterviewControl_712e088168bac73bc816769c8eb85c48,
  "/admin/applications/cells.tsx#InterviewCell": InterviewCell_ae813bb761bf3a74fed249bc0e40e31a,
  "/admin/contact-answer.tsx#LinkAnswer": LinkAnswer_d20a1126640ad23c672cb27d3c95267e,
  "/admin/resume.tsx#Resume": Resume_8677e44fda64845f758150f17222e982,
  "/admin/scorecards/scorecards.tsx#Scorecards": Scorecards_571b06828cf310f483e39f4e0e689e73,
  "/admin/resume-hash.tsx#ResumeHash": ResumeHash_d962a29f5f6fad7b5a6c98abd9d80fab,
  "/admin/applications/view-toggle.tsx#ViewToggle": ViewToggle_c8c7fd04631c266a19f2e9fab1f66821,
  "/admin/applications/bulk-commands.tsx#BulkCommands": BulkCommands_7e95dd389448563575296258378a1c28,
  "/admin/board/board-view.tsx#BoardView": BoardView_8a750ca9e725db573a16cf3512b590c1,
  "/admin/certificates/certificate-control.tsx#CertificateControl": CertificateControl_10f8fd3810aab1e10687bfd68841e0d6,
  "/admin/messages/template-tools.tsx#TemplateTools": TemplateTools_a54757d018a11eddb71dc653a0e28b0e,
  "/admin/profile.tsx#Profile": Profile_d9f3a77e98a5526a67896841dc88815c,
  "/admin/people/person-timeline.tsx#PersonTimeline": PersonTimeline_c71b5ef2071ef97eaaab64afa70a3b84,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/admin/certificates/signature-field.tsx#SignatureField": SignatureField_99c7439badab546fe340cecae8fb72d4,
  "/admin/icon.tsx#Icon": Icon_b8b0d7e5fa1af51cd2c81b563fbcd6c4,
  "/admin/logo.tsx#Logo": Logo_577f495c847acba9a56186a175b447bc,
  "/admin/guide/guide-link.tsx#GuideLink": GuideLink_adf8853030d117890b1b1ac9068001ee,
  "/admin/keep-history-state.tsx#KeepHistoryState": KeepHistoryState_e163c55c0c4f8bafa5e150ce6566274d,
  "/admin/dashboard/dashboard.tsx#Dashboard": Dashboard_9fee8c63a27b9a64285c1eaae4972705,
  "/admin/guide/guide-view.tsx#GuideView": GuideView_0c840ec69cba806345cf2fb8a69d5007,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
