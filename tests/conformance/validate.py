"""What independent validators find in PDFs: validate-pdf STANDARD FILE...

STANDARD is pdf/x-4, pdf/a-2a, pdf/a-2u, pdf/a-2b or pdf/ua-1. Prints one line of JSON a file: a list of findings,
each with its validator, the rule's name and what it says. Warnings are findings too.
"""

import json
import sys

import outloud
import page
import pdf_oxide


def page_findings(path, profile):
    """page: PDF/A, from the bytes alone, so that what a file claims plays no part."""
    for failure in page.validate_pdf(path, profile=profile).failures:
        yield {"validator": "page", "rule": failure.rule_id, "says": failure.message}


def oxide_findings(report):
    for text in report["errors"] + report["warnings"]:
        rule, says = text.removeprefix("[").split("] ", 1)
        yield {"validator": "pdf_oxide", "rule": rule, "says": says}


def outloud_findings(path):
    """outloud: PDF/UA-1, and whether what the tags say makes sense."""
    for finding in outloud.check(path).sorted_findings():
        yield {"validator": "outloud", "rule": finding.rule, "says": finding.message}


def findings(standard, path):
    if standard == "pdf/ua-1":
        return [*page_findings(path, page.ValidationProfile.PDF_UA_1), *outloud_findings(path)]
    document = pdf_oxide.PdfDocument(path)
    if standard == "pdf/x-4":
        # No second validator knows PDF/X; PDF/A-2 has the same demands on fonts, syntax, meta
        # data and device colours, and what it has beyond is among the expected findings.
        return [
            *oxide_findings(document.validate_pdf_x("4")),
            *page_findings(path, page.ValidationProfile.PDF_A_2U),
        ]
    level = standard.removeprefix("pdf/a-")
    profile = {
        "2a": page.ValidationProfile.PDF_A_2A,
        "2u": page.ValidationProfile.PDF_A_2U,
        "2b": page.ValidationProfile.PDF_A_2B,
    }[level]
    return [*page_findings(path, profile), *oxide_findings(document.validate_pdf_a(level))]


standard, *paths = sys.argv[1:]
for path in paths:
    print(json.dumps(findings(standard, path)))
