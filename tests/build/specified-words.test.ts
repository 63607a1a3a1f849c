import { expect, test } from "vitest";
import { labels } from "#app/collections/labels.server.ts";
import {
  blogsPage,
  homePage,
  notFoundPage,
  teamPageContent,
  workWithUsPage,
} from "#app/collections/pages.server.ts";
import { site } from "#app/collections/site.server.ts";

const words = labels();
const { missingPost, title: notFound } = notFoundPage();
const { success, failure } = words.sending;

/** The words that docs/requirements.md fixes. They stand here alone: other tests read the content. */
const SPECIFIED: [string, string][] = [
  [words.consultation.get, "Get a Consultation"],
  [words.consultation.schedule, "Schedule a Consultation"],
  [homePage().title, "Strategic Management Consulting Excellence"],
  [homePage().hero.button, "Explore Our Services"],
  [words.services.more, "Learn More"],
  [words.regions.more, "Learn More"],
  [blogsPage().newsletter.button, "Subscribe"],
  [words.featuredArticle.mark, "Featured"],
  [words.pagination.previous, "Previous"],
  [words.pagination.next, "Next"],
  [words.share.copied.title, "Link copied to clipboard"],
  [words.share.copied.text, "You can now share it with others"],
  [missingPost.title, "Blog Post Not Found"],
  [missingPost.text, "Sorry, the blog post you're looking for doesn't exist."],
  [notFound, "Oops! Page not found"],
  [words.links.returnHome, "Return to Home"],
  [words.unexpectedError.heading, "Unexpected Application Error!"],
  [words.caseStudies.allIndustries, "All Industries"],
  [words.legal.lastUpdated, "Last Updated: {date}"],
  [teamPageContent().join.heading, "Join Our Team"],
  [workWithUsPage().title, "Work With Us"],
  [workWithUsPage().next.heading, "What happens next?"],
  [words.jobs.allDepartments, "All Departments"],
  [words.jobs.none, "No job openings found in this department at the moment."],
  [words.jobs.apply, "Apply Now"],
  [words.applicationForm.selectPosition, "Select Position"],
  [words.applicationForm.general, "General Application"],
  [words.applicationForm.submitting, "Submitting..."],
  [words.applicationForm.errors.name, "Name must be at least 2 characters"],
  [words.applicationForm.errors.email, "Please enter a valid email address"],
  [words.applicationForm.errors.phone, "Please enter a valid phone number"],
  [words.applicationForm.errors.position, "Please select the position you're applying for"],
  [words.applicationMail.subject, "Job Application for {position}"],
  [success.title, "Application submitted"],
  [
    success.text,
    "Your email client should open with the application details. Please send the email to complete your application.",
  ],
  [failure.title, "Something went wrong"],
  [failure.text, "Your application could not be submitted. Please try again."],
];

test.skipIf(process.env.CONTENT_DIR !== undefined || !site().sample)(
  "the samples say what is specified (R9 to R104)",
  () => expect(SPECIFIED.filter(([said, specified]) => said !== specified)).toEqual([]),
);
