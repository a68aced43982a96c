"""What is asked and answered over HTTP: routes, forms, pages, errors and the OpenAPI document."""
